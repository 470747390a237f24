/** Days of the calendar, in UTC, as text: `2027-03-31`. They compare as text does. */

/** How many days lie between two; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
