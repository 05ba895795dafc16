import { closestTo } from '@shopfront/behaviors/engine/dom';
const TITLED =
	'.yith-wcwl-add-to-wishlist [data-title],.wishlist_table [data-title]';

const CLASS = 'yith-wcwl-tooltip';
const OWNER_CLASS = 'with-tooltip';

/** Shows a control's `data-title` on hover and focus. Screen readers already get it from the accessible name. */
export const startTooltips = ( page: Document, signal: AbortSignal ): void => {
	const show = ( event: Event ) => {
		const control = closestTo( event, TITLED );
		const text = control?.dataset.title;
		if ( ! control || ! text ) {
			return;
		}
		const tooltip =
			control.querySelector( `.${ CLASS }` ) ??
			page.createElement( 'span' );
		tooltip.className = CLASS;
		tooltip.setAttribute( 'aria-hidden', 'true' );
		tooltip.textContent = text;
		control.append( tooltip );
		control.classList.add( OWNER_CLASS );
	};
	for ( const type of [ 'pointerover', 'focusin' ] ) {
		page.addEventListener( type, show, { signal } );
	}
};
