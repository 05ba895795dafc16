import { NOTICE_CONTEXTS } from '@shopfront/names';
import { createContext, useContext } from '@wordpress/element';

/** Settings that the rows of a summary take from their block. */
export interface SummarySettings {
	/** Context of coupon notices. */
	noticeContext: string;
	/** Whether the summary repeats another one on the page, which has the inputs. */
	isCopy?: boolean;
}

const SummaryContext = createContext< SummarySettings >( {
	noticeContext: NOTICE_CONTEXTS.CART,
} );

/** Provides the settings of a block to its summary rows. */
export const SummaryProvider = SummaryContext.Provider;

/** Returns the summary settings of the surrounding block. */
export const useSummary = (): SummarySettings => useContext( SummaryContext );
