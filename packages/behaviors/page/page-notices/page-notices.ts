import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { listenToEvents } from '@shopfront/behaviors/engine/event-bus';
import { GENERAL_SCRIPT_ID, OUTSIDE_BLOCKS } from '@shopfront/names';

/** Time before the focus moves, so that screen readers have read the title of the page, ms. See docs/contract/site-behaviors.md 4. */
const FOCUS_DELAY_MS = 500;

/** Space above a notice that the page scrolls to, px. */
const OFFSET_PX = 100;

const NOTICES =
	'.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner';

/** Notices of blocks have a behavior of their own. */
const ALERT = `[role=alert]${ OUTSIDE_BLOCKS }`;

/** Events after which the page may have new notices. */
const EVENTS = [ 'item_removed_from_classic_cart', 'updated_wc_div' ];

const TEXT_FIELD = 'input,select,textarea,[contenteditable=true]';

/** Notices that have had the focus. */
const done = new WeakSet< Element >();

/** Notices of a page. See docs/contract/site-behaviors.md 1. */
export const mount: Behavior[ 'mount' ] = (
	{ ownerDocument: page },
	{ signal }
) => {
	const view = page.defaultView ?? window;
	if ( page.getElementById( GENERAL_SCRIPT_ID ) ) {
		return undefined;
	}
	let timer = 0;
	const focus = () => {
		const [ notice ] = [
			...page.querySelectorAll< HTMLElement >( NOTICES ),
		].filter(
			( found ) =>
				found.matches( ALERT ) &&
				// Those of closed dialogs wait until they open.
				found.checkVisibility?.() !== false
		);
		if (
			! notice ||
			done.has( notice ) ||
			page.activeElement?.matches( TEXT_FIELD )
		) {
			return;
		}
		done.add( notice );
		notice.tabIndex = -1;
		notice.focus( { preventScroll: true } );
		const { top, bottom } = notice.getBoundingClientRect();
		// One that is in view stays where it is.
		if ( top < 0 || bottom > view.innerHeight ) {
			// Most pages never need it.
			void import( '@shopfront/behaviors/motion/page-scroll' ).then(
				( { SCROLL_MS, scrollToElement } ) =>
					scrollToElement( notice, {
						durationMs: SCROLL_MS.notice,
						offsetPx: OFFSET_PX,
					} )
			);
		}
	};
	const schedule = () => {
		view.clearTimeout( timer );
		timer = view.setTimeout( focus, FOCUS_DELAY_MS );
	};
	listenToEvents( view, page.body, EVENTS, schedule, signal );
	schedule();
	return () => view.clearTimeout( timer );
};
