import { escapeAttribute, escapeText } from 'entities/escape';
import * as pathTo from 'shared-api/contract/path-to';
import { toPlainPage } from '../render/plain-page.ts';
import { messages } from './followers.messages.ts';

type Choice = { id: string; name: string };
type FollowForm = {
  offices: readonly Choice[];
  /** The office whose page leads here, or what was chosen before. */
  office: string;
  email?: string;
  refused?: { message: string; fields: Readonly<Record<string, string>> };
};

const toLink = (href: string, label: string) => `<p><a href="${escapeAttribute(href)}">${label}</a></p>`;
const back = toLink(pathTo.posts, messages.back);

const toOption = ({ id, name }: Choice, chosen: string) =>
  `<option value="${escapeAttribute(id)}"${id === chosen ? ' selected' : ''}>${escapeText(name)}</option>`;

/** What ties a field to the sentence that rejected it, and that sentence. */
function toFieldError(field: string, refused: FollowForm['refused']) {
  const sentence = refused?.fields[field];
  if (!sentence) return { attributes: '', text: '' };
  return {
    attributes: ` aria-invalid="true" aria-describedby="${field}-error"`,
    text: `<p id="${field}-error">${escapeText(sentence)}</p>`,
  };
}

export function toFollowPage({ offices, office, email = '', refused }: FollowForm) {
  const ofOffice = toFieldError('office', refused);
  const ofEmail = toFieldError('email', refused);
  const options = offices.map((each) => toOption(each, office)).join('\n');
  return toPlainPage(
    messages.follow,
    `<p>${messages.lead}</p>
${refused ? `<p role="alert">${escapeText(refused.message)}</p>` : ''}
<form method="post" action="/follow">
<p><label for="office">${messages.office}</label>
<select id="office" name="office" required${ofOffice.attributes}>
<option value="">${messages.chooseOffice}</option>
${options}
</select></p>
${ofOffice.text}
<p><label for="email">${messages.email}</label>
<input id="email" name="email" type="email" dir="ltr" autocomplete="email" required value="${escapeAttribute(email)}"${ofEmail.attributes}></p>
${ofEmail.text}
<p><button>${messages.send}</button></p>
</form>
${office ? toLink(`/offices/${encodeURIComponent(office)}/posts.rss`, messages.feedOfOffice) : toLink('/feeds/posts.rss', messages.feed)}
${back}`,
  );
}

export const toRequestedPage = () => toPlainPage(messages.sentTitle, `<p>${messages.sent}</p>\n${back}`);

const nameOf = (office: string) => `<p><bdi><strong>${escapeText(office)}</strong></bdi></p>`;

type Step = { office: string; token: string };

const toButtonPage = (title: string, lead: string, action: string, { office, token }: Step) =>
  toPlainPage(
    title,
    `<p>${lead}</p>
${nameOf(office)}
<form method="post" action="${action}?t=${encodeURIComponent(token)}">
<p><button>${title}</button></p>
</form>`,
  );

/** A press confirms and not the visit: programs that look into mails follow their links too. */
export const toConfirmFollowPage = (step: Step) =>
  toButtonPage(messages.confirm, messages.confirmLead, '/follow/confirm', step);

export const toStopPage = (step: Step) => toButtonPage(messages.stop, messages.stopLead, '/follow/stop', step);

export const toConfirmedPage = (office: string) =>
  toPlainPage(messages.confirmed, `<p>${messages.confirmedLead}</p>\n${nameOf(office)}\n${back}`);

/** An office that was closed meanwhile is not named, and cannot be followed again. */
export const toStoppedPage = (office: Choice | undefined) =>
  toPlainPage(
    messages.stopped,
    office
      ? `<p>${messages.stoppedLead}</p>
${nameOf(office.name)}
${toLink(`/follow?office=${encodeURIComponent(office.id)}`, messages.followAgain)}
${back}`
      : `<p>${messages.stoppedOfClosed}</p>
${back}`,
  );

export const toExpiredFollowPage = () =>
  toPlainPage(messages.expired, `<p>${messages.expiredLead}</p>\n${toLink('/follow', messages.follow)}\n${back}`);
