import type { OrderState } from './types';

export const IDLE: Extract< OrderState, { status: 'idle' } > = {
	status: 'idle',
	hasError: false,
	previousAttempt: null,
	run: 0,
};
