import { examplesOf } from '../examples';
import { Skeleton } from './skeleton';

export const skeletonExamples = examplesOf( 'Skeleton', Skeleton, {
	pulsing: { width: '12rem', height: '2rem' },
	still: { width: '12rem', height: '2rem', isStatic: true },
} );
