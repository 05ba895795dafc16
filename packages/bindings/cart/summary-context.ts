import { NOTICE_CONTEXTS } from '@shopfront/names';
import { createContext, useContext } from '@wordpress/element';

/** What the rows of a sum take from the block that they stand in. */
export interface SummarySettings {
	/** Where is told what became of a coupon. */
	noticeContext: string;
	/** Whether the same sum stands elsewhere on the page, with what can be entered there. */
	isCopy?: boolean;
}

const SummaryContext = createContext< SummarySettings >( {
	noticeContext: NOTICE_CONTEXTS.CART,
} );

/** Gives the rows below what they take from their block. */
export const SummaryProvider = SummaryContext.Provider;

/** What the block around says to the rows of its sum. */
export const useSummary = (): SummarySettings => useContext( SummaryContext );
