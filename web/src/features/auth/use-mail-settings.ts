import { useEffect, useState } from "react";
import { type MailSettings, readMailSettings } from "../../lib/read-mail-settings.ts";

/** The mail settings that the pages before the sign-in show; undefined until they are known. */
export function useMailSettings(): MailSettings | undefined {
  const [settings, setSettings] = useState<MailSettings>();
  useEffect(() => {
    const reading = new AbortController();
    readMailSettings(reading.signal).then(setSettings, () => undefined);
    return () => reading.abort();
  }, []);
  return settings;
}
