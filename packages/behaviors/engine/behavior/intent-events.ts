/** Events that precede a click, with any kind of pointer or with the keyboard. */
export const INTENT_EVENTS = [ 'pointerover', 'focusin', 'touchstart' ];
