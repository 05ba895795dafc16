import type { AddressResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import { STATES } from '../../cart/countries';
import type { ShopOptions } from '../../options';
import { isGerman, t } from '../../texts';
import type { Markup } from '../layout';
import { fieldsOf, type FormField } from '../checkout-form/address-form';
import { countryName } from '../settings/country-names';
import { DEFAULT_FIELDS } from '../settings/default-fields';
import { icon } from './icon';

/** A field of the form, in the markup of the blocks (docs/contract/blocks.md 4). */
export interface PaintedField {
	id: string;
	name: string;
	/** Its name in settings, which is part of the class. */
	field: string;
	label: string;
	type?: string;
	autocomplete: string;
	autocapitalize?: string;
	value: string;
	isRequired: boolean;
	describedBy?: string;
}

/** Renders a text field. Its name, label and `autocomplete` are final, so that shoppers and browsers can fill it at once. */
export function textField( field: PaintedField ): Markup {
	const { id, value } = field;
	return html`<div
		class="wc-block-components-text-input wc-block-components-address-form__${ field.field } ${ value && 'is-active' }"
	>
		<input
			name="${ field.name }"
			${ field.isRequired ? html`required` : '' }
			type="${ field.type ?? 'text' }"
			id="${ id }"
			autocapitalize="${ field.autocapitalize ?? 'words' }"
			autocomplete="${ field.autocomplete }"
			${ field.describedBy ? html`aria-describedby="${ field.describedBy }"` : '' }
			value="${ value }"
			placeholder=" "
			autocorrect="off"
			spellcheck="false"
		/>
		<label for="${ id }">${ field.label }</label>
	</div>`;
}

/** Renders a select with its current option. Others need the script: a country changes the fields below. */
const selectField = (
	{ id, field, label }: PaintedField,
	text: string
): Markup =>
	html`<div
		class="wc-blocks-components-select wc-block-components-select-input wc-block-components-${ field }-input wc-block-components-address-form__${ field }"
	>
		<div class="wc-blocks-components-select__container">
			<label class="wc-blocks-components-select__label" for="${ id }"
				>${ label }</label
			>
			<select
				id="${ id }"
				class="wc-blocks-components-select__select"
				inert
			>
				<option>${ text }</option>
			</select>
			${ icon( 'expand', 'wc-blocks-components-select__expand' ) }
		</div>
	</div>`;

/** Returns the fields that the address form of a country shows, in order. */
const shownFields = ( country: string, options: ShopOptions ): FormField[] =>
	fieldsOf( country, options ).filter( ( { name } ) => name !== 'email' );

const stateName = ( country: string, state: string ): string =>
	STATES[ country ]?.[ state ] ?? state;

/** Returns the label of a field within a sentence: in lower case, but not in German. */
function inlineLabel( name: string ): string {
	const label = t( DEFAULT_FIELDS[ name ]?.label ?? '' );
	return isGerman()
		? label
		: label.charAt( 0 ).toLowerCase() + label.slice( 1 );
}

function addressField(
	kind: string,
	field: FormField,
	address: AddressResponse
): Markup {
	const { name, label } = field;
	const value = String( address[ name as 'city' ] ?? '' );
	const { country } = address;
	const painted: PaintedField = {
		id: `${ kind }-${ name }`,
		name: `${ kind }_${ name }`,
		field: name,
		label,
		type: field.type,
		autocomplete: `section-${ kind } ${ kind } ${ field.autocomplete }`,
		autocapitalize: DEFAULT_FIELDS[ name ]?.autocapitalize,
		value,
		isRequired: field.isRequired,
	};
	if ( name === 'country' ) {
		return selectField(
			painted,
			country ? countryName( country ) : t( 'Select a country/region' )
		);
	}
	if ( name === 'state' && STATES[ country ] ) {
		return selectField(
			painted,
			value ? stateName( country, value ) : t( 'Select a state' )
		);
	}
	return name === 'address_2' && value === '' && ! field.isRequired
		? html`<button type="button" class="sf-address-toggle" inert>
				${ t( '+ Add %s', inlineLabel( name ) ) }
			</button>`
		: textField( painted );
}

/** Renders a complete address, as on the card of the blocks. */
function card( address: AddressResponse ): Markup {
	const { country, state, city, postcode } = address;
	const block = 'wc-block-components-address-card';
	const lines = [
		address.address_1,
		address.address_2,
		[ city, [ state, postcode ].filter( Boolean ).join( ' ' ) ].join(
			', '
		),
		countryName( country ),
	].filter( Boolean );
	return html`<div class="wc-block-components-address-card-wrapper">
		<div class="${ block }">
			<address>
				<span
					class="${ block }__address-section ${ block }__address-section--primary"
					>${ `${ address.first_name } ${ address.last_name }` }</span
				>
				<span
					class="${ block }__address-section ${ block }__address-section--secondary"
					>${ lines.map( ( line ) => html`<span>${ line }</span>` ) }</span
				>
			</address>
			<button type="button" class="${ block }__edit" inert>
				${ t( 'Edit' ) }
			</button>
		</div>
	</div>`;
}

/** Renders the address form with its saved values, or the card of a complete address. */
export function addressForm(
	kind: 'shipping' | 'billing',
	address: AddressResponse,
	options: ShopOptions
): Markup {
	const fields = shownFields( address.country, options );
	const isComplete = fields.every(
		( { name, isRequired } ) => ! isRequired || address[ name as 'city' ]
	);
	return html`<div
		class="wc-block-components-address-address-wrapper ${ isComplete ? '' : 'is-editing' }"
	>
		${
			isComplete
				? card( address )
				: html`<div class="wc-block-components-address-form-wrapper">
						<div
							class="wc-block-components-address-form sf-checkout-address"
						>
							${ fields.map( ( field ) => addressField( kind, field, address ) ) }
						</div>
					</div>`
		}
	</div>`;
}
