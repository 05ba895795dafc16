import {
	readLists,
	type ListTarget,
} from '@shopfront/behaviors/wishlist/backend';
import { createElement } from '@shopfront/html';
import type { DialogContext } from './context';

/** Value of the option for a new list. */
export const NEW_LIST = 'new';

interface Field {
	name: string;
	className: string;
	label: string;
	/** Only for selects. */
	options?: ReadonlyArray< readonly [ value: string, label: string ] >;
	type?: 'text' | 'email' | 'textarea';
}

let lastId = 0;

/** An invalid value marks the field's paragraph (docs/contract/wishlist.md 3). */
export const createField = ( page: Document, field: Field ): HTMLElement => {
	const id = `sf-wishlist-field-${ ++lastId }`;
	const label = createElement( page, 'label', '', field.label );
	label.htmlFor = id;
	const input = () => {
		if ( field.options ) {
			const select = createElement( page, 'select', field.className );
			for ( const [ value, text ] of field.options ) {
				select.append( new Option( text, value ) );
			}
			return select;
		}
		if ( field.type === 'textarea' ) {
			const area = createElement( page, 'textarea', field.className );
			area.rows = 3;
			area.maxLength = 2000;
			return area;
		}
		const text = createElement( page, 'input', field.className );
		text.type = field.type ?? 'text';
		text.maxLength = 200;
		text.autocomplete = field.type === 'email' ? 'email' : 'off';
		return text;
	};
	const control = input();
	control.id = id;
	control.name = field.name;
	const error = createElement( page, 'span', 'sf-field-error' );
	error.id = `${ id }-error`;
	error.hidden = true;
	return createElement( page, 'p', 'form-row', label, control, error );
};

/** Marks a field as invalid and focuses it. An empty message removes the mark. */
export const markField = ( row: HTMLElement, message: string ): void => {
	const control = row.querySelector< HTMLInputElement >(
		'input,select,textarea'
	);
	const error = row.querySelector< HTMLElement >( '.sf-field-error' );
	row.classList.toggle( 'woocommerce-invalid', message !== '' );
	if ( ! control || ! error ) {
		return;
	}
	error.textContent = message;
	error.hidden = message === '';
	if ( message ) {
		control.setAttribute( 'aria-invalid', 'true' );
		control.setAttribute( 'aria-describedby', error.id );
		control.focus();
	} else {
		control.removeAttribute( 'aria-invalid' );
		control.removeAttribute( 'aria-describedby' );
	}
};

export const createNewListFields = ( {
	page,
	store: { settings },
}: DialogContext ) => {
	const name = createField( page, {
		name: 'wishlist_name',
		className: 'wishlist-name',
		label: settings.text( 'name' ),
	} );
	const privacy = createField( page, {
		name: 'wishlist_visibility',
		className: 'wishlist-visibility',
		label: settings.text( 'privacy' ),
		options: [
			[ '0', settings.text( 'public' ) ],
			[ '1', settings.text( 'shared' ) ],
			[ '2', settings.text( 'private' ) ],
		],
	} );
	/** Marks an empty name, and returns `null`. */
	const read = (): Extract< ListTarget, { kind: 'new' } > | null => {
		const value = name.querySelector( 'input' )?.value.trim() ?? '';
		markField( name, value ? '' : settings.text( 'nameMissing' ) );
		return value
			? {
					kind: 'new',
					name: value,
					privacy: Number(
						privacy.querySelector( 'select' )?.value ?? 0
					),
				}
			: null;
	};
	return { name, privacy, read };
};

/** A select of the visitor's lists, with an option for a new list. */
export const createListSelect = (
	{ page, store }: DialogContext,
	without = ''
) => {
	const { settings } = store;
	const row = createField( page, {
		name: 'wishlist_id',
		className: 'wishlist-select',
		label: settings.text( 'chooseList' ),
		options: [
			...readLists( store.state() )
				.filter( ( { token } ) => token !== without )
				.map( ( { token, name } ) => [ token, name ] as const ),
			...( settings.own.several
				? [ [ NEW_LIST, settings.text( 'newList' ) ] as const ]
				: [] ),
		],
	} );
	const select = row.querySelector( 'select' );
	return {
		row,
		select,
		read: (): ListTarget => {
			const list = readLists( store.state() ).find(
				( { token } ) => token === select?.value
			);
			return list
				? { kind: 'list', id: list.id, token: list.token }
				: { kind: 'default' };
		},
	};
};
