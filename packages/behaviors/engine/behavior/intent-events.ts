/** These precede a click, whatever the pointer or key. */
export const INTENT_EVENTS = [ 'pointerover', 'focusin', 'touchstart' ];
