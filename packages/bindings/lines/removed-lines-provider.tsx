import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { RemovedLinesContext, type RemovedLine } from './removed-lines';

/** Keeps removed lines even while the cart is empty. */
export const RemovedLinesProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => (
	<RemovedLinesContext.Provider
		value={ useState< readonly RemovedLine[] >( [] ) }
	>
		{ children }
	</RemovedLinesContext.Provider>
);
