/** A figure and its target. */
export type Target = { name: string; value: number; unit?: string } & ({ atMost: number } | { atLeast: number });

/** Prints which targets are met. A missed target fails the command. */
export function reportTargets(targets: readonly Target[]): void {
  for (const target of targets) {
    const { name, value, unit = '' } = target;
    const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
    const bound = 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
    if (!isMet) process.exitCode = 1;
    console.log(`  ${isMet ? 'met   ' : 'MISSED'}  ${formatValue(value)}${unit} ${name} (${bound}${unit})`);
  }
}

function formatValue(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
