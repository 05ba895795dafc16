import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ShownNotice } from './group-notices';
import { paymentNotice } from './payment-notice';

export interface NoticeContentProps {
	notices: readonly ShownNotice[];
	children: ReactNode;
}

/** Adds the ways to continue if the notices explain a refused payment. */
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
