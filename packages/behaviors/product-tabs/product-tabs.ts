import type { Behavior } from '@shopfront/behaviors/engine';

/** Keys of the panels that an address opens. */
const REVIEWS = 'reviews';

/** Matches hashes of reviews: of the list, of its tab, of one review. */
const REVIEWS_HASH = /^#(reviews|tab-reviews|comments)$|comment-/i;

/** Matches URLs of further pages of reviews. */
const REVIEWS_PAGE = /comment-page-|cpage=/;

const REVIEW_LINK = '.woocommerce-review-link';

/** Direction of each key, in the order of tabs that run from left to right, or from top to bottom. */
const STEPS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
};

/** A tab's link, its list item, and its panel. */
interface Tab {
	link: HTMLElement;
	item: HTMLElement | null;
	panel: HTMLElement;
}

function findTabs( wrapper: HTMLElement ): Tab[] {
	const page = wrapper.ownerDocument;
	return [
		...wrapper.querySelectorAll< HTMLElement >( '.wc-tabs [role=tab]' ),
	].flatMap( ( link ) => {
		const panel = page.getElementById(
			link.getAttribute( 'aria-controls' ) ?? ''
		);
		return panel ? [ { link, item: link.closest( 'li' ), panel } ] : [];
	} );
}

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

/** Whether tabs stand side by side, by their places on the page. */
const isHorizontal = ( [ first, second ]: readonly Tab[] ): boolean =>
	! first ||
	! second ||
	first.link.getBoundingClientRect().top ===
		second.link.getBoundingClientRect().top;

/** Returns the index to which a key moves the focus; `undefined` for other keys, and those of the other axis. */
function getTarget(
	key: string,
	index: number,
	tabs: readonly Tab[]
): number | undefined {
	if ( key === 'Home' || key === 'End' ) {
		return key === 'Home' ? 0 : tabs.length - 1;
	}
	const horizontal = isHorizontal( tabs );
	const step = STEPS[ key ];
	if ( ! step || horizontal !== /Left|Right/.test( key ) ) {
		return undefined;
	}
	const first = tabs[ 0 ]?.link;
	const isMirrored =
		horizontal && first && getComputedStyle( first ).direction === 'rtl';
	return (
		( index + ( isMirrored ? -step : step ) + tabs.length ) % tabs.length
	);
}

/**
 * Tabs of a product page (docs/contract/product-pages.md 4): one panel at a time, opened by click, by the address,
 * or by a link to the reviews. Arrow keys move the focus only.
 */
export const mount: Behavior[ 'mount' ] = ( wrapper, { signal } ) => {
	const { ownerDocument: page } = wrapper;
	const view = page.defaultView ?? window;
	const tabs = findTabs( wrapper );
	const [ first ] = tabs;
	if ( ! first ) {
		return undefined;
	}

	const setTabStop = ( stop: Tab ) => {
		for ( const { link } of tabs ) {
			link.tabIndex = link === stop.link ? 0 : -1;
		}
	};
	const select = ( selected: Tab ) => {
		for ( const tab of tabs ) {
			const isSelected = tab === selected;
			tab.item?.classList.toggle( 'active', isSelected );
			tab.link.setAttribute( 'aria-selected', String( isSelected ) );
			// Themes set their own display for panels, so `hidden` alone would not hide them.
			tab.panel.style.display = isSelected ? '' : 'none';
			tab.panel.hidden = ! isSelected;
		}
		setTabStop( selected );
	};
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

	for ( const [ index, tab ] of tabs.entries() ) {
		on( tab.link, 'click', ( event ) => {
			event.preventDefault();
			select( tab );
		} );
		on( tab.link, 'keydown', ( event ) => {
			const target =
				event instanceof KeyboardEvent
					? getTarget( event.key, index, tabs )
					: undefined;
			const next = target === undefined ? undefined : tabs[ target ];
			if ( next ) {
				event.preventDefault();
				setTabStop( next );
				next.link.focus();
			}
		} );
	}
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
