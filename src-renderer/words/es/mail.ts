import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

export const mail = {
  mail: {
    problem: {
      noAccount:
        'La configuración aún no indica ningún servidor de correo. Escribe en ella lo que diga tu proveedor sobre el correo saliente (SMTP).',
      noAddress: 'Falta una dirección. La necesitan tanto quien envía como quien recibe.',
      wrongAddress: 'Esto no puede ser una dirección de correo: {{addresses}}. Corrígela y vuelve a enviar.',
      ambiguousRecipient: 'El servidor de correo conoce más de un destinatario con esta dirección: {{addresses}}.',
      recipientRejected: 'El servidor de correo no entrega a esta dirección: {{addresses}}. ¿Está bien escrita?',
      senderRejected: 'El servidor de correo no permite enviar con tu dirección. Usa la que corresponde a tu cuenta.',
      wrongPassword:
        'El servidor de correo no acepta este usuario y contraseña. Algunos proveedores exigen una contraseña de aplicación.',
      unreachable: 'No se puede acceder al servidor de correo. ¿Hay conexión, y son correctos el servidor y el puerto?',
      interrupted:
        'El servidor de correo cortó la conexión. Puede que el mensaje haya llegado o que no; volver a enviarlo no hace daño.',
      tlsFailure:
        'No hay una conexión segura con este servidor de correo: su certificado no es válido o no admite este cifrado. No se envió nada. ¿Son correctos el servidor, el puerto y el cifrado?',
      attachmentFailed:
        'No se puede escribir el borrador con el archivo adjunto. Quizá el disco esté lleno. Guarda la partida y adjunta su archivo a un mensaje.',
      noMailProgram:
        'Este sistema no tiene ningún programa de correo. Copia la partida en un mensaje, o guárdala y adjunta el archivo.',
      failed:
        'El mensaje no se envió, por un motivo que nadie había previsto. Guarda la partida y adjunta su archivo a un mensaje.',
    },
    said: 'El servidor dice: {{words}}',
    reached: 'Ha llegado a {{addresses}}.',
    opened: {
      link: 'Tu programa de correo tiene el borrador. Envíalo desde allí.',
      shortLink:
        'Tu programa de correo tiene el borrador. Contiene toda la partida, pero no el dibujo del tablero. Envíalo desde allí.',
      file: 'Tu programa de correo tiene el borrador, con la partida adjunta. Envíalo desde allí. Si el programa solo muestra el mensaje y no puede enviarlo, abre el borrador sin el archivo: el texto también contiene toda la partida.',
    },
    sent: 'El mensaje se ha enviado.',
    passwordNeeded: 'Falta la contraseña.',
    cancelled: 'No se envió nada.',
    testSubject: 'Tantrix: mensaje de prueba',
    testText: 'Este mensaje se envió desde la configuración de Tantrix. El envío de correo funciona.',
    password: {
      title: 'Contraseña del correo',
      text: 'La contraseña de {{user}} en {{host}}:',
      label: 'Contraseña',
      kept: 'Este sistema la guarda cifrada.',
      notKept: 'Este sistema no tiene dónde guardarla cifrada: se pedirá una vez en cada sesión.',
      give: 'Enviar',
    },
  },
} as const satisfies Translated<typeof english>;
