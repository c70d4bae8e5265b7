/** Under which a form's draft is kept: a site asked for in the list of a service has one of its own. */
export function draftName(form: string, service: string | undefined): string {
  return service === undefined ? form : `${form}: ${service}`;
}
