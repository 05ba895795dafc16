import {
	BlockErrorBoundary,
	CartGate,
	RemovedLinesProvider,
	StoreNotices,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { ReactNode } from 'react';
import { MiniCartSkeleton } from './mini-cart-skeleton';

export const MiniCartRoot = ( { children }: { children: ReactNode } ) => (
	<>
		<BlockErrorBoundary blockName={ NOTICE_CONTEXTS.CART }>
			<StoreNotices context={ NOTICE_CONTEXTS.CART } />
		</BlockErrorBoundary>
		<CartGate placeholder={ <MiniCartSkeleton /> }>
			<RemovedLinesProvider>{ children }</RemovedLinesProvider>
		</CartGate>
	</>
);
