/** Says that what a press opens could not be loaded. */
export function PartFailure({ className }: { className?: string }) {
  return (
    <p className={className} role="status">
      This part of the page could not be loaded. Are you online?
    </p>
  );
}
