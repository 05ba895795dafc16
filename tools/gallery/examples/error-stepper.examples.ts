import { ErrorStepper } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const errorStepperExamples = examplesOf( 'ErrorStepper', ErrorStepper, {
	'second of six errors': {
		position: 2,
		count: 6,
		onStep: () => undefined,
	},
	'no field with an error focused': {
		position: 0,
		count: 6,
		onStep: () => undefined,
	},
} );
