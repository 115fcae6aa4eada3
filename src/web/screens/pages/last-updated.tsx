import { data } from 'react-router';

/** Today's date, which the legal pages show as their last update. */
export function loadToday() {
  return data({ today: new Date().toISOString().slice(0, 10) });
}

export function LastUpdated({ today }: { today: string }) {
  const date = new Date(`${today}T12:00:00Z`);
  const text = date.toLocaleDateString('en', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return (
    <p className="muted">
      Last updated: <time dateTime={today}>{text}</time>
    </p>
  );
}
