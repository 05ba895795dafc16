import { createLazy } from '@shopfront/lazy';
import type { ComponentType, ReactNode } from 'react';

export interface PaymentNoticeProps {
	/** Ids of the notices in the same banner. */
	noticeIds: readonly string[];
	/** Text of the notices. */
	children: ReactNode;
}

/** Renders error notices of the payment step. The checkout provides it with its code for orders; never fetched. */
export const paymentNotice = createLazy< ComponentType< PaymentNoticeProps > >(
	() => Promise.reject()
);
