import type { AttributeSchema } from '@wordpress/blocks';

export type Control = { label: string; help?: string } & (
	| { kind: 'toggle' }
	| { kind: 'text' }
	| { kind: 'textarea' }
	/** Id of a page; 0 for the page of the shop's settings. */
	| { kind: 'page'; defaultLabel: string }
	| { kind: 'range'; min: number; max: number }
	/** One of several numbers, or none. */
	| { kind: 'numbers'; options: readonly { value: number; label: string }[] }
	/** A number that is stored as a string. */
	| { kind: 'pixels'; min: number; max: number }
	| { kind: 'options'; options: readonly { value: string; label: string }[] }
);

/** Authors can change an attribute only if it has a control. */
export interface Field {
	schema: AttributeSchema;
	control?: Control;
	/** Whether the control shows for the current attributes; by default always. */
	isShown?: ( attributes: Readonly< Record< string, unknown > > ) => boolean;
}

export type Fields = Readonly< Record< string, Field > >;

export const toggle = (
	label: string,
	isOn: boolean,
	help?: string
): Field => ( {
	schema: { type: 'boolean', default: isOn },
	control: { kind: 'toggle', label, help },
} );

export const text = ( label: string, defaultText: string ): Field => ( {
	schema: { type: 'string', default: defaultText },
	control: { kind: 'text', label },
} );

/** No default text: the block chooses one that depends on its other attributes. */
export const longText = ( label: string, help: string ): Field => ( {
	schema: { type: 'string' },
	control: { kind: 'textarea', label, help },
} );

export const page = ( label: string, defaultLabel: string ): Field => ( {
	schema: { type: 'number', default: 0 },
	control: { kind: 'page', label, defaultLabel },
} );

export const range = (
	label: string,
	defaultValue: number,
	min: number,
	max: number
): Field => ( {
	schema: { type: 'number', default: defaultValue },
	control: { kind: 'range', label, min, max },
} );

export const pixels = (
	label: string,
	defaultValue: string,
	max: number
): Field => ( {
	schema: { type: 'string', default: defaultValue },
	control: { kind: 'pixels', label, min: 0, max },
} );

export const options = (
	label: string,
	defaultValue: string,
	labels: Readonly< Record< string, string > >
): Field => ( {
	schema: { type: 'string', default: defaultValue },
	control: {
		kind: 'options',
		label,
		options: Object.entries( labels ).map( ( [ value, optionLabel ] ) => ( {
			value,
			label: optionLabel,
		} ) ),
	},
} );

/** The editor changes such an attribute elsewhere, or only keeps it. */
export const stored = (
	type: AttributeSchema[ 'type' ],
	defaultValue?: unknown
): Field => ( {
	schema:
		defaultValue === undefined ? { type } : { type, default: defaultValue },
} );

export const shownIf = (
	isShown: NonNullable< Field[ 'isShown' ] >,
	field: Field
): Field => ( { ...field, isShown } );
