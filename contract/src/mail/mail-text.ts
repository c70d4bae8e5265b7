/** The content of a mail: sentences, and at most one link. The server renders it as plain text and HTML. */
export type MailText = {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
};
