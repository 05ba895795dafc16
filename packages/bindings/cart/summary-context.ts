import { NOTICE_CONTEXTS } from '@shopfront/names';
import { createContext, useContext } from '@wordpress/element';

export interface SummarySettings {
	noticeContext: string;
	/** True if another summary on the page has the inputs. */
	isCopy?: boolean;
}

const SummaryContext = createContext< SummarySettings >( {
	noticeContext: NOTICE_CONTEXTS.CART,
} );

export const SummaryProvider = SummaryContext.Provider;

export const useSummary = (): SummarySettings => useContext( SummaryContext );
