import { createEmit, ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { trimText } from '@shopfront/text';

const emit = createEmit( 'read-more' );

interface Clamp {
	setOpen: ( isOpen: boolean ) => void;
	isLong: () => boolean;
}

/** By lines, with the styles that apply while the class is missing. */
const clampLines = ( element: HTMLElement ): Clamp => ( {
	setOpen: ( isOpen ) => element.classList.toggle( 'is-open', isOpen ),
	isLong: () => {
		const wasOpen = element.classList.contains( 'is-open' );
		element.classList.remove( 'is-open' );
		// Line heights with fractions may differ by one pixel.
		const isLong = element.scrollHeight > element.clientHeight + 1;
		element.classList.toggle( 'is-open', wasOpen );
		return isLong;
	},
} );

/** By characters. The short text has no markup. */
const trimCharacters = ( element: HTMLElement ): Clamp => {
	const text = element.textContent?.trim() ?? '';
	const short = trimText(
		text,
		Number( element.dataset.sfTrim ) || undefined
	);
	const nodes = [ ...element.childNodes ];
	// Don't clamp its lines, too.
	element.classList.add( 'is-open' );
	return {
		setOpen: ( isOpen ) => {
			if ( short !== text ) {
				element.replaceChildren( ...( isOpen ? nodes : [ short ] ) );
			}
		},
		isLong: () => short !== text,
	};
};

/** A long text with a button that shows all of it (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( element, { signal } ) => {
	const { ownerDocument: page } = element;
	const view = page.defaultView ?? window;
	const { text } = readSiteSettings( view );
	const more = text( 'i18n', 'readMore' ) || 'Read more';
	const less = text( 'i18n', 'readLess' ) || 'Read less';
	const isTrimmed = element.dataset.sfTrim !== undefined;
	const clamp = isTrimmed ? trimCharacters( element ) : clampLines( element );

	let isOpen = false;
	const button = page.createElement( 'button' );
	button.type = 'button';
	button.className = 'sf-clamp-toggle';
	button.setAttribute( 'aria-controls', ensureId( element ) );
	const show = () => {
		clamp.setOpen( isOpen );
		button.textContent = isOpen ? less : more;
		button.setAttribute( 'aria-expanded', String( isOpen ) );
	};
	const toggle = ( next: boolean ) => {
		if ( next !== isOpen && emit( element, next ? 'open' : 'close' ) ) {
			isOpen = next;
			show();
			emit( element, next ? 'opened' : 'closed' );
		}
	};
	/** The text's size decides whether a button is needed. */
	const measure = () => {
		if ( ! clamp.isLong() ) {
			button.remove();
		} else if ( ! button.isConnected ) {
			element.after( button );
		}
	};
	button.addEventListener( 'click', () => toggle( ! isOpen ) );
	element.addEventListener(
		'focusin',
		() => {
			if ( button.isConnected ) {
				toggle( true );
			}
		},
		{ signal }
	);
	const named = page.getElementById( view.location.hash.slice( 1 ) );
	isOpen = named !== null && element.contains( named );
	show();
	measure();
	const observer = new ResizeObserver( measure );
	observer.observe( element );
	return () => {
		observer.disconnect();
		button.remove();
		clamp.setOpen( true );
	};
};
