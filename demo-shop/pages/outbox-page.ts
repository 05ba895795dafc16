import type { Context } from 'hono';
import { html } from 'hono/html';
import { getMails, type Mail } from '../accounts/outbox';
import type { ShopContext, ShopEnv } from '../context';
import { contactMessages } from '../contact/messages';
import { outboxOwner } from '../identify';
import { dayOf } from './format-date';
import { renderPage } from './layout';

const mailCard = (
	{ baseUrl }: ShopContext,
	{ recipient, subject, message, linkLabel, linkPath, sentAt }: Mail
) =>
	html`<article class="mail">
		<h2>${ subject }</h2>
		<p>To: <bdi>${ recipient }</bdi></p>
		<p>${ dayOf( sentAt ) }</p>
		<p>${ message }</p>
		<p>
			<a class="button" href="${ baseUrl }${ linkPath }"
				>${ linkLabel }</a
			>
		</p>
	</article>`;

export const outboxPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const messages = contactMessages( c );
	const mails = getMails( shop.database, outboxOwner( c, shop ) );
	return renderPage( c, {
		title: 'Outbox',
		main: html`<h1>Outbox</h1>
			<p class="lead">
				This demonstration sends no mail. Here is what it would have
				sent to you.
			</p>
			${
				mails.length + messages.length > 0
					? mails.map( ( mail ) => mailCard( shop, mail ) )
					: html`<p class="lead">No mail.</p>`
			}
			${ messages.map(
				( { id, sentAt, content } ) =>
					html`<article class="mail">
						<h2>Contact form, message ${ id }</h2>
						<p>${ dayOf( sentAt ) }</p>
						<dl>
							${ content.map(
								( [ name, value ] ) =>
									html`<dt>${ name }</dt>
										<dd><bdi>${ value }</bdi></dd>`
							) }
						</dl>
					</article>`
			) }`,
	} );
};
