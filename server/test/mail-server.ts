import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string[]; raw: string; headers: string };

type Ways = {
  port?: number;
  /** Readers the server does not know. */
  unknown?: string[];
  /** Takes the mail and never says so. */
  isSilent?: boolean;
};

const rejection = () => Object.assign(new Error('no such user'), { responseCode: 550 });

/** A real mail server that keeps what it receives. */
export async function startMailServer({ port = 0, unknown = [], isSilent = false }: Ways = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(unknown.includes(address) ? rejection() : null),
    async onData(stream, session, done) {
      const raw = (await buffer(stream)).toString();
      const [headers = ''] = raw.split('\r\n\r\n', 1);
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, headers });
      if (!isSilent) done(null);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
