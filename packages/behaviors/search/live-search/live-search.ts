import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { loadSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import { createSearch } from './create-search';
import { fetchSuggestions } from './fetch-suggestions';
import { createPopup, type Row } from './popup';
import {
	clearRecentSearches,
	readRecentSearches,
	saveSearch,
} from './recent-searches';
import { createPictures } from './pictures';
import { createPriceFormatter } from './price-content';
import { rowContent } from './row-content';
import { readSettings } from './settings';
import styles from './style.scss?text';
import type { Suggestion } from './suggestion';

/** Minimum length of a search (docs/contract/live-search.md 2). */
const MIN_CHARACTERS = 3;

/** Servers refuse longer URLs. */
const MAX_CHARACTERS = 200;

/** Attributes that the server may omit. */
const COMBOBOX = {
	role: 'combobox',
	autocomplete: 'off',
	'aria-autocomplete': 'list',
	'aria-expanded': 'false',
};

const addStyles = createPageStyles( styles );

/** Returns a function that restores the old values. */
const setAttributes = (
	element: Element,
	attributes: Record< string, string >
): ( () => void ) => {
	const before = Object.keys( attributes ).map(
		( name ) => [ name, element.getAttribute( name ) ] as const
	);
	const set = ( name: string, value: string | null ) =>
		value === null
			? element.removeAttribute( name )
			: element.setAttribute( name, value );
	Object.entries( attributes ).forEach( ( [ name, value ] ) =>
		set( name, value )
	);
	return () => before.forEach( ( [ name, value ] ) => set( name, value ) );
};

/** Follows a link like a click does: modifier keys and the middle button open a new tab. */
const follow = ( page: Document, url: string, event: Event ): void => {
	const link = page.createElement( 'a' );
	link.href = url;
	const { ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
	const isMiddle = event instanceof MouseEvent && event.button === 1;
	link.dispatchEvent(
		new MouseEvent( 'click', {
			cancelable: true,
			ctrlKey: ctrlKey || isMiddle,
			metaKey: metaKey || isMiddle,
			shiftKey,
		} )
	);
};

/**
 * A product search form that suggests products while a shopper types, and recent searches before that
 * (docs/contract/live-search.md). Enter without an active option submits the form.
 */
export const mount: Behavior[ 'mount' ] = ( form, { signal } ) => {
	const { ownerDocument: page } = form;
	const view = page.defaultView ?? window;
	const settings = readSettings( view );
	const field = form.querySelector< HTMLInputElement >( 'input[name=s]' );
	if ( ! settings || ! field || ! ( form instanceof HTMLFormElement ) ) {
		return undefined;
	}
	addStyles( page );
	const { texts } = settings;
	const popup = createPopup( form, field, texts );
	field.after( popup.element );
	const restore = setAttributes( field, {
		...COMBOBOX,
		'aria-controls':
			popup.element.querySelector( '[role=listbox]' )?.id ?? '',
	} );

	const remember = ( text: string ) => {
		if ( texts.recent ) {
			saveSearch( view, text );
		}
	};
	const readCategory = () =>
		form.querySelector< HTMLSelectElement | HTMLInputElement >(
			'[name=product_cat]'
		)?.value ?? '';
	const readText = () =>
		[ ...field.value.trim().replace( /\s+/g, ' ' ) ]
			.slice( 0, MAX_CHARACTERS )
			.join( '' );
	const isLongEnough = () => [ ...readText() ].length >= MIN_CHARACTERS;

	const formatPrice = createPriceFormatter( page );
	const pictures = createPictures( page );
	const createRows = ( suggestions: Suggestion[], text: string ): Row[] => {
		const hasPictures = suggestions.some( ( { image } ) => image );
		return suggestions.map( ( suggestion ) => {
			const { url } = suggestion;
			return popup.createRow(
				rowContent( page, suggestion, {
					text,
					hasPictures,
					formatPrice,
					createPicture: pictures.create,
				} ),
				url === null
					? undefined
					: ( event ) => {
							remember( text );
							follow( page, url, event );
							close();
						}
			);
		} );
	};
	const { search, cancel } = createSearch< Row[] >( {
		delayMs: settings.delayMs,
		// Cached as rows, to show a known answer in the frame of the key press.
		ask: async ( query, stop ) => {
			const [ suggestions ] = await Promise.all( [
				fetchSuggestions( view, settings, query, stop ),
				// Without the sanitizer, prices are plain text.
				loadSanitizer().catch( () => null ),
			] );
			return createRows( suggestions, query.text );
		},
		onAnswer: ( rows ) => {
			const count = rows.filter( ( { choose } ) => choose ).length;
			popup.show( {
				rows,
				label: texts.results,
				message: texts.counts[ count ] ?? String( count ),
			} );
			pictures.load( popup.element );
		},
		// Shows no error (see the specification). The old suggestions are for another text.
		onFailure: () => popup.close(),
		onBusy: popup.setBusy,
	} );
	const close = () => {
		cancel();
		pictures.cancel();
		popup.close();
	};
	const showRecent = () => {
		const recent = texts.recent ? readRecentSearches( view ) : [];
		cancel();
		popup.show( {
			label: texts.recent,
			isRecent: true,
			rows: recent.map( ( text ) =>
				popup.createRow( page.createTextNode( text ), () => {
					field.value = text;
					field.focus();
					update();
				} )
			),
		} );
	};
	const update = ( since?: number ) => {
		if ( isLongEnough() ) {
			search( { text: readText(), category: readCategory() }, since );
		} else {
			close();
		}
	};
	const open = () => {
		if ( isLongEnough() ) {
			update();
		} else if ( ! field.value ) {
			showRecent();
		}
	};
	const onArrow = ( step: 1 | -1 ) => {
		if ( popup.isOpen() ) {
			popup.move( step );
		} else {
			open();
		}
	};

	const listen = < Type extends keyof HTMLElementEventMap >(
		element: HTMLElement,
		type: Type,
		listener: ( event: HTMLElementEventMap[ Type ] ) => void
	) => element.addEventListener( type, listener, { signal } );
	/** Time of a key press whose character isn't inserted yet. */
	let keyAt: number | undefined;
	listen( field, 'input', () => {
		update( keyAt );
		keyAt = undefined;
	} );
	listen( field, 'click', () => {
		if ( ! popup.isOpen() ) {
			open();
		}
	} );
	listen( field, 'keydown', ( event ) => {
		keyAt = Date.now();
		if ( event.isComposing || event.altKey ) {
			return;
		}
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			event.preventDefault();
			onArrow( event.key === 'ArrowDown' ? 1 : -1 );
		} else if ( event.key === 'Enter' ) {
			const row = popup.active();
			if ( row ) {
				event.preventDefault();
				row.choose?.( event );
			}
		}
	} );
	listen( form, 'keydown', ( event ) => {
		if ( event.key === 'Escape' && popup.isOpen() ) {
			// Otherwise the browser would also clear the field, or close a dialog around it.
			event.preventDefault();
			event.stopPropagation();
			field.focus();
			close();
		}
	} );
	listen( form, 'change', ( { target } ) => {
		if ( target !== field && field.value ) {
			update();
		}
	} );
	listen( form, 'submit', () => {
		remember( readText() );
		close();
	} );
	listen( form, 'focusout', ( { relatedTarget } ) => {
		if ( ! (
			relatedTarget instanceof Node && form.contains( relatedTarget )
		) ) {
			close();
		}
	} );
	listen( popup.all, 'click', () => form.requestSubmit() );
	listen( popup.clear, 'click', () => {
		clearRecentSearches( view );
		field.focus();
		close();
	} );
	view.addEventListener(
		'resize',
		() => {
			if ( popup.isOpen() ) {
				popup.place();
			}
		},
		{ signal }
	);
	// The shopper typed while the code was loading.
	if ( page.activeElement === field && field.value !== field.defaultValue ) {
		update();
	}
	return () => {
		close();
		popup.element.remove();
		restore();
		field.removeAttribute( 'aria-activedescendant' );
	};
};
