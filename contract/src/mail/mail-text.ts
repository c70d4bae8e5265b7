/** A message as it is written: sentences, and at most one link to follow. The server makes plain text and HTML of it. */
export type MailText = {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
};
