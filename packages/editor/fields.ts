import type { AttributeSchema } from '@wordpress/blocks';

/** The control of an attribute in the inspector. */
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

/** An attribute of a block, and its control if authors can change it. */
export interface Field {
	schema: AttributeSchema;
	control?: Control;
	/** Whether the control is shown for the current attributes; always by default. */
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

/** A text without a default: the block chooses one that depends on its other attributes. */
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

/** An attribute that the editor changes elsewhere, or only keeps. */
export const stored = (
	type: AttributeSchema[ 'type' ],
	defaultValue?: unknown
): Field => ( {
	schema:
		defaultValue === undefined ? { type } : { type, default: defaultValue },
} );

/** Shows the control of a field only for some attributes. */
export const shownIf = (
	isShown: NonNullable< Field[ 'isShown' ] >,
	field: Field
): Field => ( { ...field, isShown } );
