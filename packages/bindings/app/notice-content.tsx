import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ShownNotice } from './group-notices';
import { paymentNotice } from './payment-notice';

export interface NoticeContentProps {
	/** The notices of the banner. */
	notices: readonly ShownNotice[];
	/** Their text. */
	children: ReactNode;
}

/** Renders the text of notices; with the ways to continue if they explain a refused payment. */
export const NoticeContent = ( { notices, children }: NoticeContentProps ) => {
	const PaymentNotice = useSyncExternalStore(
		paymentNotice.subscribe,
		paymentNotice.get
	);
	const isAboutPayment = notices.some(
		( { context, status } ) =>
			context === NOTICE_CONTEXTS.PAYMENTS && status === 'error'
	);
	return PaymentNotice && isAboutPayment ? (
		<PaymentNotice noticeIds={ notices.map( ( { id } ) => id ) }>
			{ children }
		</PaymentNotice>
	) : (
		<>{ children }</>
	);
};
