/** Which message defines a row of the statistics. */

/** `Error rate mEMG (MWC)` of `Cube statistics` is defined by `stat-cube-error-rate`, the block itself by `stat-cube`. */
export function definitionOf(block: string, label: string): string {
  const [name = label] = label.split(/ m?EMG| \(EMG| in ppg| \(ppg\)/);
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  const id = `stat-${slug(block.split(" ")[0] ?? "")}`;
  return name === "" ? id : `${id}-${slug(name)}`;
}
