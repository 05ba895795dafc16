import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { safeHtml } from '../../catalogue/html';
import { countProducts, getTerms } from '../../catalogue/terms';
import type { ShopEnv } from '../../context';
import { t } from '../../texts';
import type { Markup } from '../layout';

/** See docs/contract/live-search.md 3. Without JavaScript, it leads to the page of results. */
export const searchForm = ( c: Context< ShopEnv > ): Markup => {
	const { database } = c.get( 'shop' );
	const current = c.req.query( 'product_cat' ) ?? '';
	const categories = getTerms( database, 'product_cat' ).filter(
		( { id, parent } ) => parent === 0 && countProducts( database, id ) > 0
	);
	return html`<form
		class="site-search sf-search"
		action="/shop/"
		role="search"
	>
		<label class="screen-reader-text" for="site-search-category"
			>${ t( 'Category' ) }</label
		>
		<select id="site-search-category" name="product_cat">
			<option value="" dir="auto">${ t( 'All categories' ) }</option>
			${ categories.map(
				( { slug, name } ) =>
					html`<option
						value="${ slug }"
						dir="auto"
						${ slug === current ? raw( 'selected' ) : '' }
					>
						${ raw( safeHtml( name ) ) }
					</option>`
			) }
		</select>
		<label class="screen-reader-text" for="site-search"
			>${ t( 'Search products' ) }</label
		>
		<input
			id="site-search"
			type="search"
			name="s"
			role="combobox"
			aria-expanded="false"
			aria-autocomplete="list"
			autocomplete="off"
			placeholder="${ t( 'Search products' ) }"
			value="${ c.req.query( 's' ) ?? '' }"
		/>
		<button type="submit">
			<svg
				viewBox="0 0 24 24"
				width="20"
				height="20"
				fill="none"
				stroke="currentColor"
				stroke-width="2"
				aria-hidden="true"
			>
				<circle cx="10.5" cy="10.5" r="6.5" />
				<path d="m15.5 15.5 5 5" />
			</svg>
			<span class="screen-reader-text">${ t( 'Search' ) }</span>
		</button>
	</form>`;
};
