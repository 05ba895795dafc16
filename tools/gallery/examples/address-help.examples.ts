import {
	AddressOffer,
	FillStatus,
	SuggestionList,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

const ignore = () => undefined;

export const fillStatusExamples = examplesOf( 'FillStatus', FillStatus, {
	'looking up': { message: 'Looking up the city…' },
	'filled in': {
		message: 'Filled in: Springfield, Illinois',
		onUndo: ignore,
	},
	'several places': {
		message: '',
		choice: {
			label: 'Places with this postcode',
			placeholder: 'Choose your place (2)',
			options: [ 'Fort Campbell, Kentucky', 'Clarksville, Tennessee' ],
			chosen: -1,
			onChoose: ignore,
		},
	},
	'a chosen place': {
		message: '',
		onUndo: ignore,
		choice: {
			label: 'Places with this postcode',
			placeholder: 'Choose your place (2)',
			options: [ 'Fort Campbell, Kentucky', 'Clarksville, Tennessee' ],
			chosen: 1,
			onChoose: ignore,
		},
	},
	'a long name': {
		message:
			'Filled in: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
		onUndo: ignore,
	},
} );

const suggestions = [
	{
		id: 'a',
		label: '1 Market Street, San Francisco',
		matches: [ { offset: 2, length: 6 } ],
	},
	{ id: 'b', label: 'רחוב דיזנגוף 1, תל אביב', matches: [] },
	{
		id: 'c',
		label: 'The Old Rectory at the End of the Lane behind Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
		matches: [],
	},
];

export const suggestionListExamples = examplesOf(
	'SuggestionList',
	SuggestionList,
	{
		'none active': {
			id: 'suggestions',
			suggestions,
			active: -1,
			brandingHtml: '',
			onActive: ignore,
			onSelect: ignore,
		},
		'one active, with branding': {
			id: 'suggestions',
			suggestions,
			active: 1,
			brandingHtml: 'Addresses by <b>Acme</b>',
			onActive: ignore,
			onSelect: ignore,
		},
	}
);

const rows = [
	{ key: 'first_name', label: 'First name', value: 'Ada' },
	{ key: 'last_name', label: 'Last name', value: 'Lovelace' },
	{ key: 'address_1', label: 'Address', value: '1 Market Street' },
	{ key: 'city', label: 'City', value: 'San Francisco' },
	{ key: 'state', label: 'State', value: 'California' },
	{ key: 'postcode', label: 'ZIP Code', value: '94105' },
];

export const addressOfferExamples = examplesOf( 'AddressOffer', AddressOffer, {
	'an address': { rows, onUse: ignore, onDismiss: ignore },
	'in Hebrew, and long': {
		rows: [
			{ key: 'city', label: 'City', value: 'תל אביב' },
			{
				key: 'address_1',
				label: 'Street address, house number and entrance',
				value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1',
			},
		],
		onUse: ignore,
		onDismiss: ignore,
	},
} );
