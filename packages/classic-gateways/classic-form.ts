import { CLASSIC_GATEWAYS_ID } from '@shopfront/names';
import type { Fields, QueryFunction } from './types';

/** A gateway's fields as the server prints them. Scripts change the elements, so the hash tells whether the HTML is new. */
export interface PrintedFields {
	html: string;
	hash: string;
}

/** The form of the classic checkout. */
export interface ClassicForm {
	element: HTMLFormElement;
	/** Whether the page has the gateway's fields. */
	has: ( gateway: string ) => boolean;
	/** Moves the form into `place`, and shows the gateway's fields alone. */
	show: ( gateway: string, place: Element ) => void;
	/** Moves the form back out of `place`, unless another place has it. */
	hide: ( place: Element ) => void;
	/** Writes an address into its hidden fields. */
	setAddress: ( type: 'billing' | 'shipping', address: Fields ) => void;
	/** Replaces a gateway's fields if they have changed, and keeps their typed values. */
	setFields: ( gateway: string, fields: PrintedFields ) => void;
	/** All fields, as a form is sent. */
	serialize: () => string;
}

type MovingElement = Element & {
	moveBefore?: ( node: Node, child: Node | null ) => void;
};

/** Frames in the form keep their page where the browser can move them. */
const move = ( form: Element, place: MovingElement ) => {
	if ( place.moveBefore && form.isConnected && place.isConnected ) {
		place.moveBefore( form, null );
	} else {
		place.append( form );
	}
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input:not([type="hidden"]), select, textarea';

const isToggle = ( control: Control ): control is HTMLInputElement =>
	control instanceof HTMLInputElement &&
	[ 'checkbox', 'radio' ].includes( control.type );

/** By name, and for a choice by its value too. */
const keyOf = ( control: Control ): string =>
	isToggle( control ) ? `${ control.name }=${ control.value }` : control.name;

const findControls = ( element: Element ): Control[] => [
	...element.querySelectorAll< Control >( CONTROLS ),
];

const readTyped = ( element: Element ): Map< string, string | boolean > =>
	new Map(
		findControls( element ).map( ( control ) => [
			keyOf( control ),
			isToggle( control ) ? control.checked : control.value,
		] )
	);

const restoreTyped = (
	element: Element,
	typed: ReadonlyMap< string, string | boolean >
) => {
	for ( const control of findControls( element ) ) {
		const value = typed.get( keyOf( control ) );
		if ( isToggle( control ) && typeof value === 'boolean' ) {
			control.checked = value;
		} else if ( typeof value === 'string' && value !== '' ) {
			control.value = value;
		}
	}
};

/** `null` if the server has printed no form. */
export const findClassicForm = (
	page: Document,
	query: QueryFunction
): ClassicForm | null => {
	const holder = page.getElementById( CLASSIC_GATEWAYS_ID );
	const form = holder?.querySelector< HTMLFormElement >( 'form.checkout' );
	if ( ! holder || ! form ) {
		return null;
	}
	const rowOf = ( gateway: string ) =>
		form.querySelector< HTMLElement >(
			`li.payment_method_${ CSS.escape( gateway ) }`
		);
	const boxOf = ( gateway: string ) =>
		rowOf( gateway )?.querySelector< HTMLElement >( '.payment_box' ) ??
		null;
	return {
		element: form,
		has: ( gateway ) => rowOf( gateway ) !== null,
		show: ( gateway, place ) => {
			const selected = rowOf( gateway );
			for ( const row of form.querySelectorAll< HTMLElement >(
				'li.wc_payment_method'
			) ) {
				row.hidden = row !== selected;
			}
			const radio = selected?.querySelector< HTMLInputElement >(
				'input[name="payment_method"]'
			);
			if ( radio ) {
				radio.checked = true;
			}
			move( form, place );
		},
		hide: ( place ) => {
			if ( place.contains( form ) ) {
				move( form, holder );
			}
		},
		setAddress: ( type, address ) => {
			for ( const [ name, value ] of Object.entries( address ) ) {
				const input = form.elements.namedItem( `${ type }_${ name }` );
				if (
					input instanceof HTMLInputElement &&
					input.type === 'hidden' &&
					typeof value === 'string' &&
					input.value !== value
				) {
					input.value = value;
					query( input ).trigger( 'change' );
				}
			}
		},
		setFields: ( gateway, { html, hash } ) => {
			const box = boxOf( gateway );
			if ( ! box || box.dataset.sfFields === hash ) {
				return;
			}
			box.dataset.sfFields = hash;
			const typed = readTyped( box );
			query( box ).html( html );
			restoreTyped( box, typed );
		},
		serialize: () => {
			const pairs = [ ...new FormData( form ) ].filter(
				( pair ): pair is [ string, string ] =>
					typeof pair[ 1 ] === 'string'
			);
			return new URLSearchParams( pairs ).toString();
		},
	};
};
