/** Time as every table keeps it: `YYYY-MM-DD HH:MM:SS` in UTC, which sorts as it reads. */

export function storedTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
