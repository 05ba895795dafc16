import { createLazy } from '@shopfront/lazy';
import type { ComponentType, ReactNode } from 'react';

export interface PaymentNoticeProps {
	noticeIds: readonly string[];
	children: ReactNode;
}

/** Renders error notices of the payment step. The checkout provides it with its order code; never fetched. */
export const paymentNotice = createLazy< ComponentType< PaymentNoticeProps > >(
	() => Promise.reject()
);
