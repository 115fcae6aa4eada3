type JointLines = {
  target_or_area?: string | undefined;
  target_or_effect?: string | undefined;
  target_effect_or_area?: string | undefined;
};

/** The line that stands for several of target, effect and area, and its heading; both null where there is none. */
export function jointLine({ target_or_area, target_or_effect, target_effect_or_area }: JointLines) {
  const lines = [
    ['Target or area', target_or_area],
    ['Target or effect', target_or_effect],
    ['Target, effect or area', target_effect_or_area],
  ] as const;
  const [label, text] = lines.find(([, line]) => line !== undefined) ?? [null, undefined];
  return { target_or_area: text ?? null, target_or_area_label: label };
}
