import { AddressCard } from '@shopfront/components';
import { examplesOf } from './component-examples';

const shared = {
	name: 'Ada Lovelace',
	lines: [
		'1 Market Street',
		'San Francisco, CA 94105',
		'United States (US)',
	],
	editLabel: 'Edit shipping address',
	onEdit: () => undefined,
};

export const addressCardExamples = examplesOf( 'AddressCard', AddressCard, {
	'an address': shared,
	'without a name': { ...shared, name: '' },
	'long lines': {
		...shared,
		name: 'Dame Augusta Ada Byron King, Countess of Lovelace',
		lines: [
			'The Old Rectory at the End of the Lane behind Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
			'Wales',
		],
	},
	'in Hebrew': { ...shared, name: 'עדה לאבלייס', lines: [ 'תל אביב' ] },
} );
