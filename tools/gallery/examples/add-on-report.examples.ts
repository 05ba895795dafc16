import { type AddOnFigures, AddOnReport } from '@shopfront/components';
import { examplesOf } from './component-examples';

const onClose = () => undefined;

const light: AddOnFigures = {
	names: [ 'gift-labels' ],
	script: '/add-ons/gift-labels.js',
	figures: {
		timeMs: 1.25,
		longestMs: 0.4,
		rendersPerSecond: 0,
		errors: 0,
		bytes: 1320,
		layoutShift: 0,
	},
	renders: 0,
	faults: [],
};

const heavy: AddOnFigures = {
	names: [ 'delivery-day', 'sample/delivery-day' ],
	script: 'https://cdn.example.com/a/very/long/address/of/delivery-day.min.js?ver=11.0.1',
	figures: {
		timeMs: 1412.25,
		longestMs: 212.4,
		rendersPerSecond: 90,
		errors: 3,
		bytes: null,
		layoutShift: 0.0213,
	},
	renders: 1413,
	faults: [
		{
			extensionPoint: 'itemName',
			kind: 'threw',
			count: 2,
			message: "Cannot read properties of undefined (reading 'name')",
		},
		{ extensionPoint: 'totalLabel', kind: 'slow', count: 1, message: '' },
	],
};

export const addOnReportExamples = examplesOf( 'AddOnReport', AddOnReport, {
	'without add-ons': { addOns: [], locale: 'en', onClose },
	'all within budget': { addOns: [ light ], locale: 'en', onClose },
	'one over budget': { addOns: [ light, heavy ], locale: 'en', onClose },
	'one that could not be loaded': {
		locale: 'en',
		onClose,
		addOns: [
			{
				...light,
				names: [],
				script: '/add-ons/missing.js',
				figures: { ...light.figures, errors: 1, bytes: null },
				faults: [
					{
						extensionPoint: 'script',
						kind: 'scriptMissing',
						count: 1,
						message: '',
					},
				],
			},
		],
	},
} );
