/** A mail server on loopback that speaks enough SMTP to take mails, and keeps them. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TakenMail { from: string; to: string; /** Headers and body, as they came. */ text: string }
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: TakenMail[];
  /** Fulfilled when the next mail is there. */
  next: () => Promise<TakenMail>;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const waiting: ((mail: TakenMail) => void)[] = [];
  const take = (mail: TakenMail): void => {
    mails.push(mail);
    waiting.shift()?.(mail);
  };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    talk(socket, take);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** RFC 5321, the part of it that a client needs to hand over one mail after the other. */
function talk(socket: Socket, take: (mail: TakenMail) => void): void {
  let mail = { from: '', to: '' };
  let text: string[] | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  say('220 kitchen ESMTP');
  socket.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (text === null) command(line);
      else if (line === '.') {
        take({ ...mail, text: text.join('\n') });
        text = null;
        say('250 taken');
      } else text.push(line.replace(/^\./, ''));
    }
  });
  function command(line: string): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO': return say('250-kitchen\r\n250 8BITMIME');
      case 'MAIL': mail = { from: address, to: '' }; return say('250 ok');
      case 'RCPT': mail.to = address; return say('250 ok');
      case 'DATA': text = []; return say('354 go on');
      case 'QUIT': say('221 bye'); return void socket.end();
      default: return say('250 ok');
    }
  }
}
