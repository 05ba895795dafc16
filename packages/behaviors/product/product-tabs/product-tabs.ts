import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	findTabs,
	startTabs,
	type Tab,
} from '@shopfront/behaviors/disclosure/tabs';

const REVIEWS = 'reviews';

/** Hashes of the list of reviews, its tab, or one review. */
const REVIEWS_HASH = /^#(reviews|tab-reviews|comments)$|comment-/i;

/** URLs of the other pages of reviews. */
const REVIEWS_PAGE = /comment-page-|cpage=/;

const REVIEW_LINK = '.woocommerce-review-link';

/** Finds a tab by the URL's hash, which may be in its panel. */
const findByUrl = (
	page: Document,
	tabs: readonly Tab[],
	{ hash, href }: Location
): Tab | undefined => {
	const named = page.getElementById(
		REVIEWS_HASH.test( hash ) || REVIEWS_PAGE.test( href )
			? `tab-${ REVIEWS }`
			: hash.slice( 1 )
	);
	return tabs.find( ( { panel } ) => panel.contains( named ) );
};

/**
 * A product page's tabs (docs/contract/product-pages.md 4). A click, the URL or a link to the reviews opens a tab;
 * arrow keys only move the focus.
 */
export const mount: Behavior[ 'mount' ] = ( wrapper, { signal } ) => {
	const { ownerDocument: page } = wrapper;
	const view = page.defaultView ?? window;
	const tabs = findTabs( wrapper.querySelectorAll( '.wc-tabs [role=tab]' ) );
	const [ first ] = tabs;
	if ( ! first ) {
		return undefined;
	}

	const select = startTabs( tabs, signal );
	/** Also scrolls to the tab: the browser couldn't while its panel was hidden. */
	const followUrl = () => {
		const named = findByUrl( page, tabs, view.location );
		if ( named ) {
			select( named );
			const target =
				page.getElementById( view.location.hash.slice( 1 ) ) ?? wrapper;
			target.scrollIntoView();
		}
		return named;
	};
	const on = (
		target: EventTarget,
		type: string,
		listener: ( event: Event ) => void
	) => target.addEventListener( type, listener, { signal } );

	on( page, 'click', ( { target } ) => {
		const reviews = tabs.find(
			( { panel } ) => panel.id === `tab-${ REVIEWS }`
		);
		if (
			reviews &&
			target instanceof Element &&
			target.closest( REVIEW_LINK )
		) {
			select( reviews );
		}
	} );
	on( view, 'hashchange', followUrl );
	if ( ! followUrl() ) {
		select( first );
	}
	return () => {
		for ( const { panel } of tabs ) {
			panel.style.display = '';
			panel.hidden = false;
		}
	};
};
