import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	findTabs,
	startTabs,
	type Tab,
} from '@shopfront/behaviors/disclosure/tabs';

/** Keys of the panels that an address opens. */
const REVIEWS = 'reviews';

/** Matches hashes of reviews: of the list, of its tab, of one review. */
const REVIEWS_HASH = /^#(reviews|tab-reviews|comments)$|comment-/i;

/** Matches URLs of further pages of reviews. */
const REVIEWS_PAGE = /comment-page-|cpage=/;

const REVIEW_LINK = '.woocommerce-review-link';

/** Returns the tab that an address opens: by itself or by something in its panel. `undefined` if it names none. */
function findByUrl(
	page: Document,
	tabs: readonly Tab[],
	{ hash, href }: Location
): Tab | undefined {
	const named = page.getElementById(
		REVIEWS_HASH.test( hash ) || REVIEWS_PAGE.test( href )
			? `tab-${ REVIEWS }`
			: hash.slice( 1 )
	);
	return tabs.find( ( { panel } ) => panel.contains( named ) );
}

/**
 * Tabs of a product page (docs/contract/product-pages.md 4): one panel at a time, opened by click, by the address,
 * or by a link to the reviews. Arrow keys move the focus only.
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
	/** Selects the tab that the address names, and scrolls to it, because the browser could not while it was hidden. */
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
