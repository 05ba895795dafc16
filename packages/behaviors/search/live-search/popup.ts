import type { LiveSearchTexts } from './settings';

const PREFIX = 'sf-search';

/** In a narrower form, the popup is wider than the form, px. */
const MIN_WIDTH = 320;

/** Distance from the edges of the window, px. */
const MARGIN = 8;

/** Distance from the field, px. */
const GAP = 6;

/** Screen readers announce the key first, ms. */
const ANNOUNCEMENT_DELAY_MS = 500;

/** A row may be shown again for another query. */
export interface Row {
	option: HTMLElement;
	/** Omit it for a row that can't be chosen. */
	choose?: ( event: Event ) => void;
}

/** Without rows, the popup only has a message. */
export interface PopupContent {
	rows: readonly Row[];
	/** Name of the list. */
	label: string;
	/** Shows the list's name above it, and a button to clear it. */
	isRecent?: boolean;
	message?: string;
}

export interface Popup {
	element: HTMLElement;
	/** Deletes the recent searches. */
	clear: HTMLButtonElement;
	/** Submits the form. */
	all: HTMLButtonElement;
	createRow: ( content: Node, choose?: Row[ 'choose' ] ) => Row;
	show: ( content: PopupContent ) => void;
	close: () => void;
	isOpen: () => boolean;
	/** Activates another row. The field comes between the last and the first. */
	move: ( step: 1 | -1 ) => void;
	active: () => Row | undefined;
	setBusy: ( isBusy: boolean ) => void;
	place: () => void;
}

const freeId = ( page: Document ): string => {
	let number = 1;
	while ( page.getElementById( `sf-search-${ number }` ) ) {
		number++;
	}
	return `sf-search-${ number }`;
};

/**
 * Creates the popup below a search field, with options, buttons and messages (docs/contract/live-search.md 3). The
 * field keeps the focus while options are active.
 */
export const createPopup = (
	form: HTMLFormElement,
	field: HTMLInputElement,
	texts: LiveSearchTexts
): Popup => {
	const page = form.ownerDocument;
	const view = page.defaultView ?? window;
	const id = freeId( page );
	const create = < Tag extends keyof HTMLElementTagNameMap >(
		tag: Tag,
		name: string,
		...children: Array< Node | string >
	) => {
		const element = page.createElement( tag );
		element.className = `${ PREFIX }__${ name }`;
		element.append( ...children );
		return element;
	};
	const listbox = create( 'ul', 'results' );
	listbox.id = id;
	listbox.setAttribute( 'role', 'listbox' );
	const heading = create( 'span', 'heading', texts.recent );
	const clear = create( 'button', 'clear', texts.clear );
	clear.type = 'button';
	const head = create( 'div', 'head', heading, clear );
	const message = create( 'p', 'message' );
	// The live region says the same.
	message.setAttribute( 'aria-hidden', 'true' );
	const all = create( 'button', 'all', texts.all );
	// Not a submit button: Enter would press it.
	all.type = 'button';
	const panel = create( 'div', 'panel', head, listbox, message, all );
	panel.hidden = true;
	const status = create( 'span', 'status' );
	status.setAttribute( 'role', 'status' );
	const bar = create( 'span', 'bar' );
	const element = create( 'div', 'layer', bar, panel, status );

	let rows: readonly Row[] = [];
	let index = -1;
	let announcement = 0;

	const announce = ( text: string ) => {
		view.clearTimeout( announcement );
		status.textContent = '';
		if ( text ) {
			announcement = view.setTimeout( () => {
				status.textContent = text;
			}, ANNOUNCEMENT_DELAY_MS );
		}
	};
	const activate = ( next: number ) => {
		listbox.children[ index ]?.setAttribute( 'aria-selected', 'false' );
		index = next;
		const option = listbox.children[ index ];
		if ( option ) {
			option.setAttribute( 'aria-selected', 'true' );
			option.scrollIntoView?.( { block: 'nearest' } );
			field.setAttribute( 'aria-activedescendant', option.id );
		} else {
			field.removeAttribute( 'aria-activedescendant' );
		}
	};
	const place = () => {
		const outer = form.getBoundingClientRect();
		const inner = field.getBoundingClientRect();
		const parent = element.offsetParent ?? page.documentElement;
		const origin = parent.getBoundingClientRect();
		const left = origin.left + parent.clientLeft;
		const windowWidth = page.documentElement.clientWidth;
		const width = Math.min(
			Math.max( outer.width, MIN_WIDTH ),
			windowWidth - 2 * MARGIN
		);
		const isRtl = view.getComputedStyle( form ).direction === 'rtl';
		const start = Math.max(
			Math.min(
				isRtl ? outer.right - width : outer.left,
				windowWidth - MARGIN - width
			),
			MARGIN
		);
		const set = ( style: CSSStyleDeclaration, values: object ) =>
			Object.entries( values ).forEach( ( [ name, value ] ) =>
				style.setProperty( name, `${ value }px` )
			);
		set( element.style, {
			top: inner.bottom - origin.top - parent.clientTop,
			left: inner.left - left,
			width: inner.width,
		} );
		set( panel.style, {
			top: GAP,
			left: start - inner.left,
			width,
		} );
	};
	/** Waits to measure the layout, which the browser would otherwise compute twice. */
	const beforePaint = ( work: () => void ) =>
		view.requestAnimationFrame( work );
	const close = () => {
		activate( -1 );
		rows = [];
		panel.hidden = true;
		listbox.replaceChildren();
		field.setAttribute( 'aria-expanded', 'false' );
		announce( '' );
	};
	const createRow = ( content: Node, choose?: Row[ 'choose' ] ): Row => {
		const option = create( 'li', 'option', content );
		option.setAttribute( 'role', 'option' );
		option.setAttribute( 'aria-selected', 'false' );
		if ( ! choose ) {
			option.setAttribute( 'aria-disabled', 'true' );
		}
		return { option, choose };
	};
	const show = ( content: PopupContent ) => {
		const wasHidden = panel.hidden;
		activate( -1 );
		rows = content.rows;
		const hasRows = rows.length > 0;
		listbox.replaceChildren(
			...rows.map( ( { option }, position ) => {
				option.id = `${ id }-${ position }`;
				return option;
			} )
		);
		listbox.hidden = ! hasRows;
		listbox.setAttribute( 'aria-label', content.label );
		const isRecent = content.isRecent === true;
		head.hidden = ! isRecent;
		clear.hidden = ! texts.clear;
		all.hidden = isRecent || ! hasRows || ! texts.all;
		message.textContent = hasRows ? '' : ( content.message ?? '' );
		message.hidden = ! message.textContent;
		panel.hidden = ! hasRows && message.hidden;
		beforePaint( () => {
			if ( wasHidden ) {
				place();
			}
			panel.scrollTop = 0;
		} );
		field.setAttribute( 'aria-expanded', String( hasRows ) );
		announce( content.message ?? '' );
	};
	const move = ( step: 1 | -1 ) => {
		const places = rows.length + 1;
		let next = index;
		do {
			// The field has the position -1.
			next = ( ( next + 1 + step + places ) % places ) - 1;
		} while ( next >= 0 && ! rows[ next ]?.choose );
		activate( next );
	};
	const rowOf = ( target: EventTarget | null ) => {
		const option =
			target instanceof Element && target.closest( '[role=option]' );
		return rows.find( ( row ) => row.option === option );
	};
	// Keeps the focus in the field. On touch screens, a tapped button doesn't take it anyway.
	panel.addEventListener( 'mousedown', ( event ) => event.preventDefault() );
	for ( const type of [ 'click', 'auxclick' ] ) {
		listbox.addEventListener( type, ( event ) => {
			// The secondary button opens a context menu.
			if ( ! ( event instanceof MouseEvent ) || event.button < 2 ) {
				rowOf( event.target )?.choose?.( event );
			}
		} );
	}
	return {
		element,
		clear,
		all,
		createRow,
		show,
		close,
		isOpen: () => ! panel.hidden,
		move,
		active: () => rows[ index ],
		setBusy: ( isBusy ) => {
			bar.classList.toggle( 'is-loading', isBusy );
			listbox.setAttribute( 'aria-busy', String( isBusy ) );
			if ( isBusy && panel.hidden ) {
				beforePaint( place );
			}
		},
		place,
	};
};
