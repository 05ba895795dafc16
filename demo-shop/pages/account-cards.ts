import { html } from 'hono/html';
import { getCards, type Card } from '../accounts/cards';
import type { ShopContext } from '../context';
import type { Customer } from '../customers';
import type { Markup } from './layout';

const nameOf = ( { brand, last4 }: Card ) => `${ brand } ending in ${ last4 }`;

const action = ( card: Card, name: string, label: string ) =>
	html`<form method="post" action="/my-account/cards/${ name }">
		<input type="hidden" name="card" value="${ card.id }" />
		<button class="button button--quiet" type="submit">
			${ label }<span class="screen-reader-text">
				(${ nameOf( card ) })</span
			>
		</button>
	</form>`;

export const savedCards = ( shop: ShopContext, { id }: Customer ): Markup => {
	const cards = getCards( shop.database, id );
	return html`<h2>Saved cards</h2>
		${
			cards.length === 0
				? html`<p>
						There are none. A card can be kept while you pay with
						it.
					</p>`
				: html`<ul class="saved-cards">
						${ cards.map(
							( card ) =>
								html`<li>
									<span class="saved-cards__name">
										${ nameOf( card ) }, expires
										<bdi>${ card.expiry }</bdi>
										${ card.isDefault ? html`<strong>(default)</strong>` : '' }
									</span>
									${ card.isDefault ? '' : action( card, 'default', 'Make default' ) }
									${ action( card, 'delete', 'Delete' ) }
								</li>`
						) }
					</ul>`
		}`;
};
