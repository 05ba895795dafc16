import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { listenToEvents } from '@shopfront/behaviors/engine/event-bus';
import { GENERAL_SCRIPT_ID, OUTSIDE_BLOCKS } from '@shopfront/names';

/** Lets screen readers read the page's title first (docs/contract/site-behaviors.md 4). */
const FOCUS_DELAY_MS = 500;

/** Space above a notice after scrolling to it, px. */
const OFFSET_PX = 100;

const NOTICES =
	'.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner';

/** Block notices have their own behavior. */
const ALERT = `[role=alert]${ OUTSIDE_BLOCKS }`;

/** These may add notices. */
const EVENTS = [ 'item_removed_from_classic_cart', 'updated_wc_div' ];

const TEXT_FIELD = 'input,select,textarea,[contenteditable=true]';

const done = new WeakSet< Element >();

/** Source: docs/contract/site-behaviors.md 1. */
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
				// Notices in closed dialogs wait until the dialog opens.
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
		if ( top < 0 || bottom > view.innerHeight ) {
			// A chunk of its own: most pages never need it.
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
