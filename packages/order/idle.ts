import type { OrderState } from './types';

/** Initial state of every order. */
export const IDLE: Extract< OrderState, { status: 'idle' } > = {
	status: 'idle',
	hasError: false,
	previousAttempt: null,
	run: 0,
};
