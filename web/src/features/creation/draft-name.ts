/** The storage key of a form's draft: one per service list that it was opened from. */
export function draftName(form: string, service: string | undefined): string {
  return service === undefined ? form : `${form}: ${service}`;
}
