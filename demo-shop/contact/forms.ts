import type { Rule } from './rules';

/** Ids are the recorded shop's. */
export interface ContactForm {
	id: number;
	rules: Rule[];
	/** Boxes that you must check, or if `isInverted`, must not. */
	acceptances: Array< { field: string; isInverted: boolean } >;
	/** Whether an unchecked box is its field's error. */
	isAcceptanceValidated: boolean;
	quiz: string | null;
	isDemo: boolean;
	isForCustomers: boolean;
}

const MISSING = 'Please fill out this field.';
const TOO_MANY = 'Too many items are selected.';
const UNDEFINED = 'Undefined value was submitted through this field.';
const TOO_LONG = 'This field has a too long input.';
const TOO_SHORT = 'This field has a too short input.';

const rule = (
	field: string,
	name: string,
	error: string,
	more: Partial< Rule > = {}
): Rule => ( { rule: name, field, ...more, error } );

const required = ( field: string ) => rule( field, 'required', MISSING );
const atMost = ( field: string, threshold: number ) =>
	rule( field, 'maxlength', TOO_LONG, { threshold } );
const oneOf = ( field: string, ...accept: string[] ) =>
	rule( field, 'enum', UNDEFINED, { accept } );
const single = ( field: string ) =>
	rule( field, 'maxitems', TOO_MANY, { threshold: 1 } );
const numberBetween = ( field: string, min: string, max: string ) => [
	rule( field, 'number', 'Please enter a number.' ),
	rule( field, 'minnumber', 'This field has a too small number.', {
		threshold: min,
	} ),
	rule( field, 'maxnumber', 'This field has a too large number.', {
		threshold: max,
	} ),
];
const email = ( field: string ) => [
	required( field ),
	rule( field, 'email', 'Please enter an email address.' ),
	atMost( field, 400 ),
];

const SMALL = {
	rules: [
		required( 'your-name' ),
		atMost( 'your-name', 400 ),
		...email( 'your-email' ),
		atMost( 'your-message', 2000 ),
	],
	acceptances: [],
	isAcceptanceValidated: false,
	quiz: null,
	isDemo: false,
	isForCustomers: false,
};

/** Has a field of every type. */
export const MAIN_FORM: ContactForm = {
	...SMALL,
	id: 223,
	rules: [
		required( 'your-fruit' ),
		single( 'your-one' ),
		required( 'your-size' ),
		single( 'your-size' ),
		required( 'your-plan' ),
		single( 'your-plan' ),
		required( 'your-date' ),
		rule(
			'your-date',
			'date',
			'Please enter a date in YYYY-MM-DD format.'
		),
		rule( 'your-date', 'mindate', 'This field has a too early date.', {
			threshold: '2026-01-01',
		} ),
		rule( 'your-date', 'maxdate', 'This field has a too late date.', {
			threshold: '2026-12-31',
		} ),
		rule(
			'your-file',
			'file',
			'You are not allowed to upload files of this type.',
			{ accept: [ '.png', '.jpg', '.txt' ] }
		),
		rule( 'your-file', 'maxfilesize', 'The uploaded file is too large.', {
			threshold: 2048,
		} ),
		required( 'your-number' ),
		...numberBetween( 'your-number', '1', '10' ),
		...numberBetween( 'your-range', '0', '100' ),
		required( 'your-colours' ),
		required( 'your-name' ),
		rule( 'your-name', 'minlength', TOO_SHORT, { threshold: 2 } ),
		atMost( 'your-name', 20 ),
		...email( 'your-email' ),
		rule( 'your-url', 'url', 'Please enter a URL.' ),
		atMost( 'your-url', 400 ),
		rule( 'your-tel', 'tel', 'Please enter a telephone number.' ),
		atMost( 'your-tel', 400 ),
		rule( 'your-message', 'minlength', TOO_SHORT, { threshold: 5 } ),
		atMost( 'your-message', 50 ),
		oneOf( 'your-fruit', 'apple', 'pear', 'plum' ),
		oneOf( 'your-plan', 'basic', 'plus' ),
		oneOf( 'your-colours', 'red', 'green', 'blue' ),
		oneOf( 'your-topic', 'Sales', 'Support' ),
	],
	acceptances: [
		{ field: 'your-terms', isInverted: false },
		{ field: 'your-profile', isInverted: true },
	],
	quiz: 'your-quiz',
};

export const TOPICS = [
	'An order',
	'A product',
	'Delivery and returns',
	'Something else',
];

/** The shop's own. */
export const CONTACT_FORM: ContactForm = {
	...SMALL,
	id: 230,
	rules: [
		required( 'your-name' ),
		atMost( 'your-name', 400 ),
		...email( 'your-email' ),
		oneOf( 'your-topic', ...TOPICS ),
		atMost( 'your-order', 20 ),
		required( 'your-message' ),
		atMost( 'your-message', 2000 ),
	],
	acceptances: [ { field: 'your-terms', isInverted: false } ],
};

const FORMS: ContactForm[] = [
	MAIN_FORM,
	CONTACT_FORM,
	{
		...SMALL,
		id: 224,
		rules: [ required( 'your-name' ), atMost( 'your-name', 400 ) ],
		acceptances: [ { field: 'your-terms', isInverted: false } ],
		isAcceptanceValidated: true,
	},
	{ ...SMALL, id: 225, isDemo: true },
	{ ...SMALL, id: 226, isForCustomers: true },
	{ ...SMALL, id: 227 },
	{ ...SMALL, id: 229, rules: [] },
];

export const findForm = ( id: number ): ContactForm | undefined =>
	FORMS.find( ( form ) => form.id === id );
