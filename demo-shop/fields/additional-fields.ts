import type { Schema } from '@shopfront/field-rules';
import type { ShopOptions } from '../options';

export type FieldLocation = 'address' | 'contact' | 'order';

/** A field registered by an add-on (docs/contract/store-api.md 7). Rules are schemas of the document object. */
export interface AdditionalField {
	/** `namespace/name`. */
	id: string;
	label: string;
	location: FieldLocation;
	type: 'text' | 'select' | 'checkbox' | 'date';
	/** For a select. */
	options?: ReadonlyArray< { value: string; label: string } >;
	required: boolean | Schema;
	hidden: boolean | Schema;
	/** For the value itself; `null` for none. */
	validation: Schema | null;
	errorMessage?: string;
}

const PLAIN = { required: false, hidden: false, validation: null } as const;

const RECORDED: readonly AdditionalField[] = [
	{
		...PLAIN,
		id: 'sample/vat-number',
		label: 'VAT number',
		location: 'address',
		type: 'text',
	},
	{
		...PLAIN,
		id: 'sample/newsletter',
		label: 'Send me news',
		location: 'contact',
		type: 'checkbox',
	},
	{
		...PLAIN,
		id: 'sample/delivery-slot',
		label: 'Delivery slot',
		location: 'order',
		type: 'select',
		options: [
			{ value: 'am', label: 'Morning' },
			{ value: 'pm', label: 'Afternoon' },
		],
		required: true,
	},
];

const IS_NO_GIFT: Schema = {
	checkout: {
		properties: {
			additional_fields: {
				not: {
					properties: { 'demo/gift': { const: true } },
					required: [ 'demo/gift' ],
				},
			},
		},
	},
};

const IS_BANK_TRANSFER: Schema = {
	checkout: { properties: { payment_method: { const: 'bacs' } } },
};

const ALL: readonly AdditionalField[] = [
	{
		...PLAIN,
		id: 'demo/nickname',
		label: 'Nickname',
		location: 'contact',
		type: 'text',
	},
	{
		...PLAIN,
		id: 'demo/newsletter',
		label: 'Send me news',
		location: 'contact',
		type: 'checkbox',
	},
	{
		...PLAIN,
		id: 'demo/door',
		label: 'Leave it',
		location: 'address',
		type: 'select',
		options: [
			{ value: 'front', label: 'At the front door' },
			{ value: 'back', label: 'At the back door' },
			{ value: 'neighbour', label: 'With a neighbour' },
		],
	},
	{
		...PLAIN,
		id: 'demo/vat-number',
		label: 'VAT number',
		location: 'address',
		type: 'text',
		validation: { type: 'string', pattern: '^[A-Z]{2}[0-9A-Z]{2,12}$' },
	},
	{
		...PLAIN,
		id: 'demo/slot',
		label: 'Delivery slot',
		location: 'order',
		type: 'select',
		options: [
			{ value: 'am', label: 'Morning' },
			{ value: 'pm', label: 'Afternoon' },
			{ value: 'evening', label: 'Evening' },
		],
		required: true,
	},
	{
		...PLAIN,
		id: 'demo/gift',
		label: 'This is a gift',
		location: 'order',
		type: 'checkbox',
	},
	{
		...PLAIN,
		id: 'demo/gift-message',
		label: 'Message for the gift',
		location: 'order',
		type: 'text',
		required: true,
		hidden: IS_NO_GIFT,
	},
	{
		...PLAIN,
		id: 'demo/reference',
		label: 'Reference of the transfer',
		location: 'order',
		type: 'text',
		required: IS_BANK_TRANSFER,
	},
	{
		...PLAIN,
		id: 'demo/delivery-date',
		label: 'Delivery date',
		location: 'order',
		type: 'date',
	},
];

/** Required checkboxes in every location, with and without their own message. */
const STRICT: readonly AdditionalField[] = [
	{
		...PLAIN,
		id: 'demo/adult',
		label: 'I am of legal age',
		location: 'contact',
		type: 'checkbox',
		required: true,
		errorMessage: 'Confirm that you are of legal age to order here.',
	},
	{
		...PLAIN,
		id: 'demo/access',
		label: 'A van can reach this address',
		location: 'address',
		type: 'checkbox',
		required: true,
		errorMessage: 'Our vans must be able to reach your address.',
	},
	{
		...PLAIN,
		id: 'demo/withdrawal',
		label: 'I know my right of withdrawal',
		location: 'order',
		type: 'checkbox',
		required: true,
	},
];

const SETS = {
	none: [],
	recorded: RECORDED,
	all: ALL,
	strict: STRICT,
} as const;

export const additionalFields = ( {
	additionalFields: set,
}: Pick< ShopOptions, 'additionalFields' > ): readonly AdditionalField[] =>
	SETS[ set ];

export const fieldsAt = (
	options: Pick< ShopOptions, 'additionalFields' >,
	...locations: readonly FieldLocation[]
): AdditionalField[] =>
	additionalFields( options ).filter( ( { location } ) =>
		locations.includes( location )
	);

/** When nobody has ever filled it in. */
export const emptyValue = ( {
	type,
}: Pick< AdditionalField, 'type' > ): string | boolean =>
	type === 'checkbox' ? false : '';
