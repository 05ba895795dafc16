import { LoadingMask } from '@shopfront/components';
import { examplesOf } from './component-examples';

const children = <p>Three shipping options were found.</p>;

export const loadingMaskExamples = examplesOf( 'LoadingMask', LoadingMask, {
	loading: { children },
	'loading with a spinner': { children, showSpinner: true },
	loaded: { children, isLoading: false },
} );
