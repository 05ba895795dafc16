import { html, raw } from 'hono/html';
import { BLOCK_NAMESPACE } from '@shopfront/names';
import { inlineStyle } from '../../content-policy';
import type { ShopOptions } from '../../options';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { productCards, type ProductButton } from '../product-card';
import type { CollectionAttributes } from './attributes';
import type { FoundCollection } from './find-collection';

export interface RenderedCollection extends FoundCollection {
	options: ShopOptions;
	attributes: CollectionAttributes;
	/** Renders a save button; none by default. */
	wishlist?: ProductButton;
	getAddress: ( page: number ) => string;
	/** Tells its pages from other collections' pages. */
	name?: string;
	/** How many products load their pictures at once; others load when they're near. */
	eager?: number;
	/** Whether its products look as the block prints them by default. */
	hasDefaultLook?: boolean;
	/** Shown when there are no products; nothing by default. */
	noResults?: Markup;
}

const pagination = ( {
	page,
	pages,
	getAddress,
	name = '',
}: RenderedCollection ): Markup => {
	if ( pages < 2 ) {
		return html``;
	}
	const link = (
		number: number,
		label: Markup | string,
		className: string
	) =>
		html`<a class="${ className }" href="${ getAddress( number ) }"
			>${ label }</a
		>`;
	const numbered = ( number: number ) =>
		html`<span class="screen-reader-text">${ t( 'Page' ) } </span
			>${ number }`;
	return html`<nav
		class="pagination wp-block-query-pagination"
		aria-label="${ t( 'Pages' ) }${ name && `: ${ name }` }"
	>
		<ul>
			${ page > 1 ? html`<li>${ link( page - 1, t( 'Previous' ), 'wp-block-query-pagination-previous' ) }</li>` : '' }
			${ Array.from(
				{ length: pages },
				( _, index ) =>
					html`<li>
						${ index + 1 === page ? html`<span class="page-numbers current" aria-current="page">${ numbered( page ) }</span>` : link( index + 1, numbered( index + 1 ), 'page-numbers' ) }
					</li>`
			) }
			${ page < pages ? html`<li>${ link( page + 1, t( 'Next' ), 'wp-block-query-pagination-next' ) }</li>` : '' }
		</ul>
	</nav>`;
};

/** Hidden, because they do nothing without JavaScript, but with their space. */
const carouselButtons = (): Markup => {
	const button = ( label: string, isFirst: boolean, path: string ) =>
		html`<button
			type="button"
			class="wc-block-next-previous-buttons__button"
			aria-label="${ label }"
			aria-disabled="${ isFirst }"
		>
			<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
				<path d="${ path }" fill="currentColor" />
			</svg>
		</button>`;
	return html`<div class="wc-block-next-previous-buttons" hidden>
		${ button( t( 'Previous products' ), true, 'M15 5l-7 7 7 7 1.5-1.5L11 12l5.5-5.5z' ) }
		${ button( t( 'Next products' ), false, 'M9 5l7 7-7 7-1.5-1.5L13 12 7.500 6.500z' ) }
	</div>`;
};

export const noProducts = (): Markup =>
	html`<div class="nothing-found woocommerce-no-products-found">
		<p>
			<strong
				>${ t( 'No products were found matching your selection.' ) }</strong
			>
		</p>
		<p>
			${ t( 'Check the spelling, try a more general word, or look in all categories.' ) }
		</p>
		<a class="button" href="/shop/">${ t( 'Browse the shop' ) }</a>
	</div>`;

const listClass = ( {
	type,
	columns,
	shrinkColumns,
}: CollectionAttributes[ 'displayLayout' ] ) => {
	if ( type !== 'flex' ) {
		return `is-product-collection-layout-${ type }`;
	}
	return shrinkColumns
		? `wc-block-product-template__responsive columns-${ columns }`
		: `is-flex-container columns-${ columns }`;
};

/** As the platform renders it (docs/contract/product-lists.md 1). */
export const productCollection = ( collection: RenderedCollection ): Markup => {
	const { attributes, options, products, page, getAddress } = collection;
	const { displayLayout, dimensions, queryId, forcePageReload } = attributes;
	if ( products.length === 0 && ! collection.noResults ) {
		return html``;
	}
	const isFixed = dimensions.widthType === 'fixed' && dimensions.fixedWidth;
	const list = productCards( {
		options,
		wishlist: collection.wishlist,
		products,
		back: getAddress( page ),
		firstRow: collection.eager ?? displayLayout.columns,
		className: `wc-block-product-template ${ listClass( displayLayout ) }`,
		hasDefaultLook: collection.hasDefaultLook,
	} );
	return html`<div
		class="wp-block-${ BLOCK_NAMESPACE }-product-collection"
		data-block-name="${ BLOCK_NAMESPACE }/product-collection"
		data-query-id="${ queryId }"
		${ attributes.collection ? html`data-collection="${ attributes.collection }"` : '' }
		${ forcePageReload ? raw( 'data-force-page-reload="true"' ) : '' }
		${ isFixed ? inlineStyle( `inline-size: ${ dimensions.fixedWidth }; margin-inline: auto` ) : '' }
	>
		${ displayLayout.type === 'carousel' && products.length > 0 ? carouselButtons() : '' }
		${ products.length > 0 ? list : collection.noResults }
		${ pagination( collection ) }
	</div>`;
};
