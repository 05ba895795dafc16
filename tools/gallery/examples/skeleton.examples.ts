import { Skeleton } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const skeletonExamples = examplesOf( 'Skeleton', Skeleton, {
	pulsing: { width: '12rem', height: '2rem' },
	static: { width: '12rem', height: '2rem', isStatic: true },
} );
